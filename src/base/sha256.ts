import { sha256 as digest } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** The SHA-256 digest of a text, in hexadecimal. The browser's own is asynchronous, and only for pages served over HTTPS. */
export const sha256 = (text: string): string => bytesToHex(digest(utf8ToBytes(text)))

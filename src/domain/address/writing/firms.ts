import { FILLERS, isGeneric, isLegal } from '../words/vocabulary'
import { isSameWord } from '../words/spelling'
import { keysOf } from '../words/words'

/** The words of a firm's name, if possible without its legal form; what joins them says nothing, *rear* does. */
function wordsOfFirm(text: string): string[] {
  const words = keysOf(text)
  const telling = words.filter((key) => !isLegal(key) && (key === 'rear' || !FILLERS.has(key)))
  return telling.length > 0 ? telling : words
}

/** Whether words say the same, or one is the other cut short: `Eng` and `Engineering`. */
const isSame = (a: string, b: string) => {
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  return isSameWord(a, b) || isSameWord(b, a) || (short.length > 2 && long.startsWith(short))
}

const isWithin = (words: string[], others: string[]) =>
  words.length > 0 && words.every((word) => others.some((other) => isSame(word, other)))

/** Whether a text has the name of a firm, in these words or in others that tell the same one: *Surgery* for *Practice*. */
export function isFirmIn(firm: string, text: string): boolean {
  const [own, others] = [wordsOfFirm(firm), wordsOfFirm(text)]
  const [telling, tellingOthers] = [own, others].map((words) => words.filter((word) => !isGeneric(word)))
  return isWithin(own, others) || (isWithin(telling!, tellingOthers!) && isWithin(tellingOthers!, telling!))
}

/** Whether two texts name the same firm; one of them may say less. */
export const isSameFirm = (a: string, b: string): boolean => isFirmIn(a, b) || isFirmIn(b, a)

/** A request with no answer after this long has failed, in ms. */
export const REQUEST_TIMEOUT_MS = 30_000

/** How a request ended. The data is undefined where the body is not JSON, null where it is empty. */
export type Reply =
  | { kind: 'answer'; response: Response; data: unknown }
  /** Not all of the answer came: it took too long, the signal aborted it, or the connection broke. */
  | { kind: 'timeout' | 'aborted' | 'network' }

/** Sends a request and reads the whole answer, for 30 s or until `signal` aborts. Never throws. */
export async function send(url: string, request: RequestInit, signal: AbortSignal): Promise<Reply> {
  const timeout = AbortSignal.timeout(REQUEST_TIMEOUT_MS)
  try {
    const response = await fetch(url, { ...request, signal: AbortSignal.any([signal, timeout]) })
    return { kind: 'answer', response, data: readJson(await response.text()) }
  } catch {
    return { kind: signal.aborted ? 'aborted' : timeout.aborted ? 'timeout' : 'network' }
  }
}

function readJson(text: string): unknown {
  if (text === '') return null
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

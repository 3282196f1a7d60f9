import type { ApiFailure } from '../../api/apiFailure'
import type { KeyAnswer } from '../../api/schemas'
import type { KeyVerdict } from './apiKeySlice'
import { apiKeyMessages as messages } from './apiKeyMessages'

/** What an answer to the key check means. */
export function verdictOfAnswer(answer: KeyAnswer): KeyVerdict {
  return {
    available: answer.result?.available ?? false,
    message: answer.message ?? messages.checked,
    code: answer.code ?? 200,
  }
}

/** What a key check without an answer means: never available, and why in words and a code. */
export function verdictOfFailure(failure: ApiFailure): KeyVerdict {
  const { status } = failure
  if (status === 404) return { available: false, message: messages.notFound, code: 404 }
  const isUnreadable = typeof status === 'number' && status < 300
  if (typeof status !== 'number' || isUnreadable) {
    const message = status === 'timeout' ? failure.message : messages.notChecked
    return { available: false, message, code: 0 }
  }
  const message = failure.serverMessage ?? (failure.statusText || String(status))
  return { available: false, message, code: status }
}

/**
 * The configuration from the `VITE_*` build variables. A missing or blank variable, or a rate below 1, gets its default. Throws
 * if the provider would refuse the tags, or if `VITE_REVIEW_BELOW` is not a score.
 */
export function readConfig(env: Record<string, unknown>) {
  const text = (name: string, fallback: string) => {
    const value = env[name]
    return typeof value === 'string' && value.trim() !== '' ? value.trim() : fallback
  }
  const rate = Math.floor(Number(text('VITE_MAX_REQUESTS_PER_SECOND', '30')))
  return {
    /** Host of the provider's API, without the trailing `/v1`. */
    apiBaseUrl: text('VITE_API_BASE_URL', 'https://api.ideal-postcodes.co.uk').replace(
      /(?:\/v1\/*|(?<!\/)\/*)$/,
      '',
    ),
    providerName: text('VITE_PROVIDER_NAME', 'Ideal Postcodes'),
    providerUrl: text('VITE_PROVIDER_URL', 'https://ideal-postcodes.co.uk'),
    keyUrl: text('VITE_KEY_URL', 'https://account.ideal-postcodes.co.uk'),
    topUpUrl: text('VITE_TOP_UP_URL', 'https://account.ideal-postcodes.co.uk'),
    guideUrl: text('VITE_GUIDE_URL', 'https://docs.ideal-postcodes.co.uk'),
    /** Sent as `tags` with every cleanse, separated by commas. */
    requestTag: checkedTags(text('VITE_REQUEST_TAG', 'cleansheet')),
    /** At least 1. */
    maxRequestsPerSecond: rate >= 1 ? rate : 30,
    /** The score below which a row of a new cleanse is to review. The provider names no score that is good enough. */
    reviewBelow: checkedScore(text('VITE_REVIEW_BELOW', '0.50')),
    /** Whether the sandbox makes up the answers. */
    isSandbox: env.MODE === 'sandbox',
  }
}

/** How many tags the provider takes with a request, and how many characters of each. */
const MOST_TAGS = 5
const LONGEST_TAG = 16

function checkedTags(tags: string): string {
  const each = tags.split(',').map((tag) => tag.trim())
  if (each.length > MOST_TAGS) {
    throw new Error(`VITE_REQUEST_TAG has ${each.length} tags. The provider takes at most ${MOST_TAGS}.`)
  }
  const tooLong = each.find((tag) => tag.length > LONGEST_TAG)
  if (tooLong !== undefined) {
    throw new Error(
      `VITE_REQUEST_TAG: "${tooLong}" has ${tooLong.length} characters. The provider takes at most ${LONGEST_TAG}.`,
    )
  }
  return each.join(',')
}

/** To the hundredth, as scores are everywhere. */
function checkedScore(text: string): number {
  const score = Number(text)
  if (score >= 0 && score <= 1) return Math.round(score * 100) / 100
  throw new Error(`VITE_REVIEW_BELOW is ${text}. It must be a number from 0 to 1.`)
}

/** The configuration of this build; the only place that reads the build's environment, which Node does not have. */
export const config = readConfig(import.meta.env ?? {})

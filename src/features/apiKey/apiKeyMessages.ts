import { MAX_KEY_LENGTH } from './apiKeySlice'

export const apiKeyMessages = {
  heading: 'API Key',
  label: 'API Key',
  placeholder: 'Paste your key',
  getKey: 'Get a key',
  topUp: 'Top up',
  tooLong: `This is too long for a key. A key has at most ${MAX_KEY_LENGTH} characters: copy the key alone and paste it again.`,
  checking: 'Checking the key…',
  valid: '✓ API key is valid and available',
  lacksBritain:
    'Among the countries of this key the provider does not name Great Britain, so lookups may be refused.',
  invalid: '✗ Invalid or unavailable API key',
  checked: 'API key validated successfully',
  notFound: 'Invalid API key',
  unavailable:
    'The provider knows this key, but does not say why it cannot be used. Its balance may have run out, it may have reached a limit, or it may not allow this site:',
  copySite: 'Copy',
  siteCopied: 'Copied',
  notChecked: 'Failed to validate API key',
  checkAgain: 'Check again',
  notFoundNext: 'Check that you copied the whole key, or get one below.',
  invalidNext: 'Fix the problem and check again, or enter another key.',
  data: 'What happens to my data',
  dataPoints: (provider: string) => [
    `The address text of each row goes straight to ${provider}, with your key, and to no one else.`,
    'Your file, its name and its other columns never leave this browser.',
    'The rows, answers and decisions of one cleanse are kept on this device, so closing the page loses nothing. Remove now deletes them; otherwise they go when you open this page more than 24 hours after the last answer.',
    'Nothing is tracked. Only your choices are remembered: the columns, the threshold, what a download holds, and light or dark.',
  ],
  trust: 'More about data, privacy and accessibility',
  privacy: 'Never stored, and forgotten when you close the page.',
}

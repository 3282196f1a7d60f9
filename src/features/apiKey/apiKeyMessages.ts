import { MAX_KEY_LENGTH } from './apiKeySlice'

export const apiKeyMessages = {
  heading: 'API Key',
  label: 'API Key',
  placeholder: 'Paste the key of your account',
  getKey: 'Get a key',
  topUp: 'Top up',
  tooLong: `This is too long for a key. A key has at most ${MAX_KEY_LENGTH} characters: copy the key alone and paste it again.`,
  checking: 'Checking the key…',
  valid: '✓ API key is valid and available',
  lacksBritain:
    'The provider does not name Great Britain among the countries of this key, so it may refuse your lookups.',
  invalid: '✗ Invalid or unavailable API key',
  checked: 'API key validated successfully',
  notFound: 'Invalid API key',
  unavailable:
    'The provider knows this key, but does not say why it cannot be used. Its balance may have run out, it may have reached a limit, or it may not allow this site:',
  copySite: 'Copy',
  siteCopied: 'Copied',
  siteNotCopied: 'Your browser does not copy it: select it',
  notChecked: 'Failed to validate API key',
  checkAgain: 'Check again',
  notFoundNext: 'Check that you copied the whole key, or get one below.',
  invalidNext: 'Fix the problem and check again, or enter another key.',
  data: 'What happens to my data',
  dataPoints: (provider: string) => [
    `The address text of each row goes straight to ${provider}, with your key, and to no one else.`,
    'Your file, its name and its other columns never leave this browser.',
    'This device keeps the rows, answers and decisions of one cleanse and a copy of its file, so closing the page loses nothing. Remove now deletes them; otherwise this page does, when you open it more than 24 hours after the last answer.',
    'Nothing is tracked. This device remembers only your choices: columns, rows left out, letters and the format of downloads.',
  ],
  trust: 'More about data, privacy and accessibility',
  privacy: 'Never stored, and forgotten when you close the page.',
}

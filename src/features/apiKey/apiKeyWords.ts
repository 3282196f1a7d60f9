export const apiKeyWords = {
  heading: 'API Key',
  label: 'API Key',
  placeholder: 'Paste your key',
  getKey: 'Get a key',
  topUp: 'Top up',
  checking: 'Checking the key…',
  valid: '✓ API key is valid and available',
  invalid: '✗ Invalid or unavailable API key',
  checkAgain: 'Check again',
  privacy: 'Kept in memory only: never stored, and gone when you close the page.',
}

export const sandboxMessages = {
  label: 'Sandbox',
  title: 'Sandbox.',
  about: 'The answers here are made up in your browser. Nothing is sent anywhere and nothing is charged.',
  loadSample: 'Load sample file',
  keys: 'Keys to try',
}

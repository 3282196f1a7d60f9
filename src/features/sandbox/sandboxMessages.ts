export const sandboxMessages = {
  refused:
    'The sandbox cannot run here, because this browser allows no service worker on this page. Open it at http://localhost on the computer that serves it, or over HTTPS, and not in a private window.',
  label: 'Sandbox',
  title: 'Sandbox.',
  about: 'The answers here are made up in your browser. Nothing is sent anywhere and nothing is charged.',
  loadSample: 'Load sample file',
  keys: 'Keys to try',
}

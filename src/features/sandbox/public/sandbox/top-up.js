const outcome = document.getElementById('outcome')

try {
  // Served as it is: repeats the name of handlers.ts.
  window.localStorage.setItem('cleansheet-sandbox:balance', '10000')
  outcome.textContent =
    'Topped up: the key can pay for 10,000 more rows. Go back to the CleanSheet tab and press Resume.'
} catch {
  outcome.textContent =
    'Nothing was topped up: this browser does not let the page keep anything. Allow site data for this address and open the page again.'
}

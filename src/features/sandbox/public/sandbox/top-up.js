// Served as it is: repeats the storage key and the amount of balance.ts.
const BALANCE_STORAGE_KEY = 'cleansheet-sandbox:balance'
const TOP_UP_BALANCE = 10_000

const outcome = document.getElementById('outcome')

try {
  window.localStorage.setItem(BALANCE_STORAGE_KEY, String(TOP_UP_BALANCE))
  outcome.textContent =
    'Topped up: the key can pay for 10,000 more rows. Go back to the CleanSheet tab and press Resume.'
} catch {
  outcome.textContent =
    'Nothing was topped up: this browser does not let the page keep anything. Allow site data for this address and open the page again.'
}

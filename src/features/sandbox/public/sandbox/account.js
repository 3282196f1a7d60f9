// Served as it is: repeats the name of handlers.ts.
if (location.hash === '#top-up') {
  localStorage.setItem('cleansheet-sandbox:balance', '10000')
  document.getElementById('outcome').textContent =
    'The key ck_sandbox_runs_out is topped up for 10,000 rows. Go back to CleanSheet and press Resume.'
}

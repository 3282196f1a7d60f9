// Runs before the page is painted, so that a choice of light or dark is not seen to change. What is remembered is
// written by src/features/appearance; without it, or without storage, the system's setting holds.
try {
  document.documentElement.dataset.appearance = localStorage.getItem('cleansheet:appearance') ?? 'system'
} catch {
  document.documentElement.dataset.appearance = 'system'
}

const copied = document.getElementById('copied')

function addCopyButton(cell) {
  const key = cell.textContent
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = 'Copy'
  button.setAttribute('aria-label', `Copy ${key}`)
  button.addEventListener('click', () => {
    navigator.clipboard.writeText(key).then(
      () => (copied.textContent = `Copied ${key}.`),
      () => (copied.textContent = `This browser does not let the page copy. Select ${key} and copy it.`),
    )
  })
  cell.append(' ', button)
}

// Not every browser lets a page copy; there the keys are selected by hand, and no button promises more.
if (navigator.clipboard) document.querySelectorAll('tbody th').forEach(addCopyButton)

/** A menu has closed: its button takes the focus, unless that is elsewhere by then. */
export function giveFocusBack(button: HTMLElement) {
  const { activeElement: focused, body } = button.ownerDocument
  if (focused === body || focused?.closest('[role=menu]')) button.focus()
}

// Elements of one name and these attributes look the same in a document without style sheets. jsdom, which matches an element
// with the browser's own style sheet each time that a test asks for a role, is asked once for all of them.

/** What the browser's style sheet asks of an element besides its name. */
const ATTRIBUTES = ['hidden', 'open', 'type', 'popover', 'style'] as const

const page = document.defaultView!
const computedStyle = page.getComputedStyle.bind(page)
const looks = new Map<string, CSSStyleDeclaration>()

page.getComputedStyle = (element, pseudo) => {
  if (pseudo || hasStyledVisibility(element.parentElement)) return computedStyle(element, pseudo)
  const attributes = ATTRIBUTES.map((name) => [name, element.getAttribute(name)] as const)
  const key = JSON.stringify([element.localName, attributes])
  const look = looks.get(key) ?? computedStyle(bare(element.localName, attributes))
  looks.set(key, look)
  return look
}

/** An element without parents and children. */
function bare(name: string, attributes: readonly (readonly [name: string, value: string | null])[]) {
  const element = document.createElement(name)
  for (const [attribute, value] of attributes) if (value !== null) element.setAttribute(attribute, value)
  return element
}

/** Whether an element or one around it sets its visibility, which is inherited. */
const hasStyledVisibility = (element: Element | null): boolean =>
  element !== null &&
  (Boolean(element.getAttribute('style')?.includes('visibility')) ||
    hasStyledVisibility(element.parentElement))

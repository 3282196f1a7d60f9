// Asking for a role would be two thirds of the work of the tests: jsdom matches each element with the browser's own style sheet and
// with the selectors of all roles. Elements of one name and these attributes look the same in a document without style sheets, and
// a selector that begins with another name does not match.

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

/** A selector for one element by its name and attributes. */
const OF_NAME = /^([a-z]\w*)(?:\[[^\]]*\]|:not\(\[[^\]]*\]\))*$/
const names = new Map<string, string | undefined>()

const matches = Reflect.get(page.Element.prototype, 'matches') as (this: Element, selector: string) => boolean
Object.assign(page.Element.prototype, {
  matches(this: Element, selector: string) {
    if (!names.has(selector)) names.set(selector, OF_NAME.exec(selector)?.[1])
    const name = names.get(selector) ?? this.localName
    return name === this.localName && matches.call(this, selector)
  },
})

/** Whether an element or one around it sets its visibility, which is inherited. */
const hasStyledVisibility = (element: Element | null): boolean =>
  element !== null &&
  (Boolean(element.getAttribute('style')?.includes('visibility')) ||
    hasStyledVisibility(element.parentElement))

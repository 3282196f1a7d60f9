import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'

interface Parameter {
  name: string
  in: 'path' | 'query'
  required?: boolean
}

interface Operation {
  parameters: ({ $ref: string } | Parameter)[]
  requestBody?: unknown
  responses: Record<string, unknown>
}

interface Document {
  servers: { url: string }[]
  paths: Record<string, Record<string, Operation>>
  components: { parameters: Record<string, Parameter> }
}

// Read as text: imported it would be half a megabyte of types.
const path = createRequire(import.meta.url).resolve('@ideal-postcodes/openapi/dist/openapi.json')
const document = JSON.parse(readFileSync(path, 'utf8')) as Document

const ajv = new Ajv({ allErrors: true, strict: false }).addSchema(document, 'document')
// The package is CommonJS: bundled, its default export is the function; in Node it is nested.
const withFormats = addFormats as unknown as typeof addFormats.default
withFormats(ajv)

/** The calls that the product makes, by the document's paths. */
export type Call =
  | 'get /keys/{key}'
  | 'post /cleanse/addresses'
  | 'get /autocomplete/addresses'
  | 'get /autocomplete/addresses/{address}/gbr'

const [server = ''] = document.servers.map(({ url }) => url)

function operationOf(call: Call): { pointer: string; template: string; operation: Operation } {
  const [method = '', template = ''] = call.split(' ')
  return {
    pointer: `document#/paths/${template.replaceAll('/', '~1').replace(/[{}]/g, encodeURIComponent)}/${method}`,
    template,
    operation: document.paths[template]![method]!,
  }
}

/** How a value violates a schema of the document. */
function problems(schema: string, value: unknown): string[] {
  const validate = ajv.getSchema(schema)
  if (!validate) throw new Error(`The document has no ${schema}`)
  void validate(value)
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`.trim())
}

/** How a value violates a named schema of the document. */
export const problemsOf = (name: string, value: unknown) =>
  problems(`document#/components/schemas/${name}`, value)

/** The statuses that the document lists for a call. */
export const statusesOf = (call: Call) => Object.keys(operationOf(call).operation.responses).map(Number)

/** How suggestions violate the document, which would have them of one form and describes each British one by two. */
export function problemsOfSuggestions(body: { result: { hits: object[] } }): string[] {
  const found = problemsOfAnswer('get /autocomplete/addresses', 200, body)
  const isAboutTwoForms = /^\/result\/hits\/\d+ must match exactly one schema in oneOf$/
  return [
    ...found.filter((problem) => !isAboutTwoForms.test(problem)),
    ...body.result.hits.flatMap((hit) => problemsOf('UkAddressSuggestion', hit)),
  ]
}

/** How an answer violates the document; an unlisted status must have the form of any error. */
export function problemsOfAnswer(call: Call, status: number, body: unknown): string[] {
  const { pointer } = operationOf(call)
  return statusesOf(call).includes(status)
    ? problems(`${pointer}/responses/${status}/content/application~1json/schema`, body)
    : problemsOf('ErrorResponse', body)
}

/** How a request violates the document: method, address, query, body. */
export async function problemsOfRequest(call: Call, request: Request): Promise<string[]> {
  const { pointer, template, operation } = operationOf(call)
  const url = new URL(request.url)
  const address = new RegExp(`^${server}${template.replace(/\{\w+\}/g, '[^/]+')}$`)
  const found: string[] = []
  if (request.method.toLowerCase() !== call.split(' ')[0]) found.push(`method ${request.method}`)
  if (!address.test(url.origin + url.pathname)) found.push(`address ${url.origin}${url.pathname}`)

  const parameters = operation.parameters.map((parameter) =>
    '$ref' in parameter ? document.components.parameters[parameter.$ref.split('/').at(-1)!]! : parameter,
  )
  const documented = parameters.filter((parameter) => parameter.in === 'query')
  for (const name of url.searchParams.keys()) {
    if (!documented.some((parameter) => parameter.name === name)) found.push(`query parameter ${name}`)
  }
  for (const { name, required } of documented) {
    if (required && !url.searchParams.has(name)) found.push(`no query parameter ${name}`)
  }

  const text = await request.clone().text()
  if (!operation.requestBody) return text === '' ? found : [...found, 'a body']
  const schema = `${pointer}/requestBody/content/application~1json/schema`
  if (!/^application\/json\b/.test(request.headers.get('content-type') ?? '')) found.push('type of the body')
  return [...found, ...problems(schema, JSON.parse(text))]
}

/** The documented properties of a call's body. */
export function partsOfBody(call: Call): string[] {
  const schema = ajv.getSchema(`${operationOf(call).pointer}/requestBody/content/application~1json/schema`)
    ?.schema as { properties: Record<string, unknown> }
  return Object.keys(schema.properties)
}

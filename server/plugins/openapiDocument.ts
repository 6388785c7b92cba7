import { STATUS_CODES } from 'node:http';
import type { OpenAPIV3_1 } from 'openapi-types';

/**
 * Adds what the schemas of the routes cannot say: the headers of responses, and how a list is written in a query. Removes
 * schemas to which nothing refers.
 */
export function completeDocument(document: OpenAPIV3_1.Document): OpenAPIV3_1.Document {
  for (const path of Object.values(document.paths ?? {}))
    for (const operation of [path?.get, path?.post]) if (operation !== undefined) complete(operation);
  const { components = {}, paths } = document;
  const schemas = onlyUsed(components.schemas ?? {}, paths);
  return { ...document, components: { ...components, headers: HEADERS, schemas } };
}

function complete({ responses = {}, parameters = [] }: OpenAPIV3_1.OperationObject) {
  for (const [status, response] of Object.entries(responses)) {
    if ('$ref' in response) continue;
    response.description = STATUS_CODES[status] ?? '';
    const own = RESPONSE_HEADERS[status] ?? [];
    response.headers = Object.fromEntries(
      ['X-Request-Id', ...own].map((name) => [name, { $ref: `#/components/headers/${name}` }]),
    );
  }
  for (const parameter of parameters)
    if ('schema' in parameter && parameter.schema && 'type' in parameter.schema && parameter.schema.type === 'array')
      Object.assign(parameter, { style: 'form', explode: false });
}

const LIMIT_HEADERS = ['X-RateLimit-Limit', 'X-RateLimit-Remaining', 'X-RateLimit-Reset'];

const RESPONSE_HEADERS: Record<string, string[]> = {
  200: LIMIT_HEADERS,
  201: [...LIMIT_HEADERS, 'Location'],
  401: ['WWW-Authenticate'],
  429: [...LIMIT_HEADERS, 'Retry-After'],
  503: ['Retry-After'],
};

const header = (description: string, type: 'string' | 'integer') => ({ description, schema: { type } });

const HEADERS: Record<string, OpenAPIV3_1.HeaderObject> = {
  'X-Request-Id': header("The request's own id, also in the service's log.", 'string'),
  'X-RateLimit-Limit': header('Requests that the API key may make within a minute.', 'integer'),
  'X-RateLimit-Remaining': header('How many requests are left.', 'integer'),
  'X-RateLimit-Reset': header('Seconds until the limit is reset.', 'integer'),
  'Retry-After': header('Seconds to wait before trying again.', 'integer'),
  'WWW-Authenticate': header('The scheme of the Authorization header.', 'string'),
  Location: header('The path of the created resource.', 'string'),
};

/** Follows the references from the paths. A schema may refer to others. */
function onlyUsed<Schema>(schemas: Record<string, Schema>, paths: unknown): Record<string, Schema> {
  const used: Record<string, Schema> = {};
  const follow = (part: unknown) => {
    for (const [, name = ''] of JSON.stringify(part).matchAll(/#\/components\/schemas\/(\w+)/g)) {
      const schema = schemas[name];
      if (schema === undefined || name in used) continue;
      used[name] = schema;
      follow(schema);
    }
  };
  follow(paths);
  return used;
}

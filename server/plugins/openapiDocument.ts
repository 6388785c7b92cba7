import { STATUS_CODES } from 'node:http';
import type { OpenAPIV3_1 } from 'openapi-types';

/**
 * Adds to the document what no single route says: the refusals that every operation can answer with, the headers of
 * answers, and how a list is written in a query. Named schemas that nothing refers to are left out.
 */
export function completeDocument(document: OpenAPIV3_1.Document): OpenAPIV3_1.Document {
  for (const path of Object.values(document.paths ?? {}))
    for (const operation of [path?.get, path?.post]) if (operation !== undefined) complete(operation);
  const { components = {}, paths } = document;
  const schemas = onlyUsed(components.schemas ?? {}, paths);
  return { ...document, components: { ...components, headers: HEADERS, schemas } };
}

/** Every operation may be refused so; what is particular to one it says itself (`refusals` in the route's schema). */
const COMMON_REFUSALS = [400, 401, 429, 500, 503];

function complete(operation: OpenAPIV3_1.OperationObject & { 'x-refusals'?: number[] }) {
  const { 'x-refusals': refusals = [], responses = {} } = operation;
  delete operation['x-refusals'];
  for (const [status, response] of Object.entries(responses)) {
    if ('$ref' in response) continue;
    response.description = STATUS_CODES[status] ?? '';
    response.headers = refer(['X-Request-Id', ...LIMIT_HEADERS, ...(status === '201' ? ['Location'] : [])]);
  }
  for (const status of [...COMMON_REFUSALS, ...refusals].sort()) responses[status] = refusal(status);
  for (const parameter of operation.parameters ?? [])
    if ('schema' in parameter && parameter.schema && 'type' in parameter.schema && parameter.schema.type === 'array')
      Object.assign(parameter, { style: 'form', explode: false });
}

function refusal(status: number): OpenAPIV3_1.ResponseObject {
  const own = { 401: ['WWW-Authenticate'], 429: [...LIMIT_HEADERS, 'Retry-After'], 503: ['Retry-After'] }[status];
  return {
    description: STATUS_CODES[status] ?? '',
    headers: refer(['X-Request-Id', ...(own ?? [])]),
    content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
  };
}

const LIMIT_HEADERS = ['X-RateLimit-Limit', 'X-RateLimit-Remaining', 'X-RateLimit-Reset'];

const header = (description: string, type: 'string' | 'integer') => ({ description, schema: { type } });

const HEADERS: Record<string, OpenAPIV3_1.HeaderObject> = {
  'X-Request-Id': header("The request's own id, also in the service's log.", 'string'),
  'X-RateLimit-Limit': header('Requests that the API key may make within a minute.', 'integer'),
  'X-RateLimit-Remaining': header('How many of them are left.', 'integer'),
  'X-RateLimit-Reset': header('Seconds until all of them are there again.', 'integer'),
  'Retry-After': header('Seconds to wait before trying again.', 'integer'),
  'WWW-Authenticate': header('The scheme of the Authorization header.', 'string'),
  Location: header('The path of what was created.', 'string'),
};

const refer = (names: string[]) =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));

/** Follows the references from the paths on; a schema may refer to others. */
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

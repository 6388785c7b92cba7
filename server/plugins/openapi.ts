import { STATUS_CODES } from 'node:http';
import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod';
import type { OpenAPIV3_1 } from 'openapi-types';
import * as z from 'zod/mini';
import { Campaign } from '../../src/contract/campaign.ts';
import { Event, EventCreate, EventWithAttendees } from '../../src/contract/event.ts';
import { Kol } from '../../src/contract/kol.ts';
import { KolFacets, KolSummary } from '../../src/contract/kolDirectory.ts';
import { PageMeta } from '../../src/contract/page.ts';
import { Problem } from '../../src/contract/problem.ts';
import { Product } from '../../src/contract/product.ts';

/**
 * Serves `/openapi.json`, an OpenAPI 3.1 document that is generated from the schemas of the routes. Call it before the routes
 * are registered.
 */
export function serveOpenApi(app: FastifyInstance) {
  app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'KOL engagement service',
        version: '1',
        description: 'Key opinion leaders, products, campaigns and events of one organization.',
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: '/' }],
      tags: TAGS,
      security: [{ apiKey: [] }],
      components: {
        securitySchemes: {
          apiKey: { type: 'http', scheme: 'bearer', description: "The organization's API key." },
        },
      },
    },
    transform: createJsonSchemaTransform(options),
    // Only the operations of the two interfaces have tags.
    hideUntagged: true,
    // The library's type also covers Swagger 2.
    transformObject: (document) => completeDocument(nameSchemas(document) as OpenAPIV3_1.Document),
  });

  let json: string | undefined;
  app.get('/openapi.json', (_request, reply) => {
    json ??= JSON.stringify(app.swagger());
    return reply.header('Cache-Control', 'no-cache').type('application/json; charset=utf-8').send(json);
  });
}

const TAGS = [
  { name: 'KOLs', description: 'Medical experts with profile, contact data, engagement metrics and history.' },
  { name: 'Products', description: 'The catalog of medical products with their regulatory status per market.' },
  { name: 'Campaigns', description: 'Outreach campaigns with their engagement metrics.' },
  { name: 'Events', description: 'Meetings to which KOLs are invited.' },
  { name: 'Directory', description: 'The desk interface, an optional addition: find KOLs and events.' },
];

/** The schemas that have a name in the document. */
const schemaRegistry = z.registry<{ id: string }>();
for (const [id, schema] of Object.entries({
  Kol,
  KolSummary,
  KolFacets,
  Product,
  Campaign,
  Event,
  EventCreate,
  EventWithAttendees,
  PageMeta,
  Problem,
}))
  schemaRegistry.add(schema, { id });

const options: Parameters<typeof createJsonSchemaTransform>[0] = {
  schemaRegistry,
  zodToJsonConfig: { override: showParsedForm },
};
const nameSchemas = createJsonSchemaTransformObject(options);

/** Describes a parameter that is parsed from text, such as a page number, by its parsed value. */
function showParsedForm({
  zodSchema,
  jsonSchema,
}: {
  zodSchema: z.core.$ZodType;
  jsonSchema: z.core.JSONSchema.JSONSchema;
}) {
  if (zodSchema instanceof z.core.$ZodDefault) jsonSchema.default = zodSchema._zod.def.defaultValue;
  if (!(zodSchema instanceof z.core.$ZodPipe)) return;
  const { $schema, ...parsed } = z.toJSONSchema(zodSchema._zod.def.out, { io: 'input', unrepresentable: 'any' });
  for (const key of Object.keys(jsonSchema)) delete jsonSchema[key];
  Object.assign(jsonSchema, parsed);
}

/**
 * Adds what the schemas of the routes cannot say: the headers of responses, and how a list is written in a query. Removes
 * schemas to which nothing refers.
 */
function completeDocument(document: OpenAPIV3_1.Document): OpenAPIV3_1.Document {
  for (const path of Object.values(document.paths ?? {}))
    for (const operation of [path?.get, path?.post]) if (operation !== undefined) complete(operation);
  const { components = {}, paths } = document;
  const schemas = onlyUsed(components.schemas ?? {}, paths);
  return { ...document, components: { ...components, schemas } };
}

function complete({ responses = {}, parameters = [] }: OpenAPIV3_1.OperationObject) {
  for (const [status, response] of Object.entries(responses)) {
    if ('$ref' in response) continue;
    response.description = STATUS_CODES[status] ?? '';
    response.headers = Object.fromEntries(
      HEADERS.filter(({ statuses }) => statuses?.includes(Number(status)) ?? true).map(
        ({ name, type, description }) => [name, { description, schema: { type } }],
      ),
    );
  }
  for (const parameter of parameters)
    if ('schema' in parameter && parameter.schema && 'type' in parameter.schema && parameter.schema.type === 'array')
      Object.assign(parameter, { style: 'form', explode: false });
}

const LIMITED = [200, 201, 429];

/** The headers of responses. Those without statuses are in every response. */
const HEADERS: { name: string; type: 'string' | 'integer'; statuses?: number[]; description: string }[] = [
  { name: 'X-Request-Id', type: 'string', description: "The request's own id, also in the service's log." },
  { name: 'X-RateLimit-Limit', type: 'integer', statuses: LIMITED, description: 'Requests of the API key per minute.' },
  { name: 'X-RateLimit-Remaining', type: 'integer', statuses: LIMITED, description: 'How many requests are left.' },
  { name: 'X-RateLimit-Reset', type: 'integer', statuses: LIMITED, description: 'Seconds until the limit is reset.' },
  {
    name: 'Retry-After',
    type: 'integer',
    statuses: [409, 429, 503],
    description: 'Seconds to wait before trying again.',
  },
  { name: 'WWW-Authenticate', type: 'string', statuses: [401], description: 'The scheme of the Authorization header.' },
  { name: 'Location', type: 'string', statuses: [201], description: 'The path of the created resource.' },
];

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

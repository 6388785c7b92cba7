import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod';
import type { OpenAPIV3_1 } from 'openapi-types';
import * as z from 'zod/mini';
import { Campaign } from '../../src/contract/campaign.ts';
import { Event, EventCreate, EventWithAttendees } from '../../src/contract/event.ts';
import { Kol, KolFacets, KolSummary } from '../../src/contract/kol.ts';
import { PageMeta } from '../../src/contract/page.ts';
import { Problem } from '../../src/contract/problem.ts';
import { Product } from '../../src/contract/product.ts';
import { completeDocument } from './openapiDocument.ts';

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
  { name: 'Products', description: 'The catalogue of medical products with their regulatory status per market.' },
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

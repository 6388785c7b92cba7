import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { LightMyRequestResponse } from 'fastify';
import type { OpenAPIV3_1 } from 'openapi-types';
import type { buildApp } from '../app.ts';

/** The answer to a request that the document does not describe must be a problem document. */
const PROBLEM = '#/components/schemas/Problem';

/**
 * Compares the request and the answer of a test with the OpenAPI document, so that the document stays correct: the document must
 * describe the answer, and must allow a request that was accepted.
 * @throws Error that names the difference
 */
export async function checkAgreement(
  app: ReturnType<typeof buildApp>,
  sent: { method: 'get' | 'post'; url: string; payload?: string | Buffer },
  answer: LightMyRequestResponse,
): Promise<void> {
  const { operations, check } = await describedBy(app);
  const { pathname, searchParams } = new URL(sent.url, 'http://service');
  const operation = operations.find(({ method, path }) => method === sent.method && path.test(pathname));
  const body: unknown = answer.body === '' ? undefined : answer.json();
  if (operation === undefined) return check({ $ref: PROBLEM }, body, `${sent.method} ${sent.url}`);

  const { responses = {}, parameters = [], requestBody } = operation.operation;
  const name = `${operation.operation.operationId} ${answer.statusCode}`;
  const response = responses[String(answer.statusCode)];
  if (response === undefined || '$ref' in response) throw new Error(`${name} is not described.`);
  check(schemaOf(response, String(answer.headers['content-type'])), body, name);
  if (answer.statusCode >= 300) return;

  const known = parameters.flatMap((parameter) => ('name' in parameter ? parameter.name : []));
  for (const parameter of searchParams.keys())
    if (!known.includes(parameter)) throw new Error(`${name}: the parameter ${parameter} is not described.`);
  if (requestBody !== undefined && 'content' in requestBody)
    check(schemaOf(requestBody, 'application/json'), JSON.parse(String(sent.payload)), `body of ${name}`);
}

function schemaOf({ content = {} }: { content?: Record<string, OpenAPIV3_1.MediaTypeObject> }, type: string) {
  return content[type.split(';', 1)[0] ?? '']?.schema ?? false;
}

let described: ReturnType<typeof describe> | undefined;

/** The document is the same for every app of this program. */
const describedBy = (app: ReturnType<typeof buildApp>) => {
  described ??= describe(app);
  return described;
};

async function describe(app: ReturnType<typeof buildApp>) {
  const document: OpenAPIV3_1.Document = (await app.inject('/openapi.json')).json();
  const operations = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    (['get', 'post'] as const).flatMap((method) => {
      const operation = item?.[method];
      return operation === undefined ? [] : [{ method, operation, path: patternOf(path) }];
    }),
  );
  const ajv = new Ajv2020({ strict: false });
  addFormats.default(ajv);
  ajv.addSchema({ $id: 'document', components: document.components });
  // To compile a schema takes longer than most answers, and most tests ask for the same few.
  const compiled = new Map<string, ValidateFunction>();
  const check = (schema: unknown, value: unknown, name: string) => {
    const text = JSON.stringify(schema).replaceAll('"#/', '"document#/');
    const validate = compiled.get(text) ?? ajv.compile(JSON.parse(text));
    compiled.set(text, validate);
    if (!validate(value)) throw new Error(`${name} is not as described: ${ajv.errorsText(validate.errors)}`);
  };
  return { operations, check };
}

const patternOf = (path: string) => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`);

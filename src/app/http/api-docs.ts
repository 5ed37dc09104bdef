/** Renders the API reference from the OpenAPI document; works without JavaScript. */
import { html, raw } from 'hono/html';
import { JOB_FEEDS } from './job-feeds.ts';

type Schema = {
  type?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
};
type Operation = {
  summary: string;
  description: string;
  tags: string[];
  security: unknown[];
  parameters: { name: string; in: string; required: boolean; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { description: string; content?: Record<string, { schema: Schema }> }>;
};

const STYLE = `:root{color-scheme:light dark}body{font:16px/1.6 system-ui,sans-serif;max-width:920px;margin:0 auto;padding:24px;background:light-dark(#faf9f6,#1c1a18);color:light-dark(#26221d,#f3f1ed)}
h1{letter-spacing:-.02em}h2{margin-top:40px;text-transform:capitalize}details{border:1px solid light-dark(#e5e1da,#423d38);border-radius:12px;margin:8px 0;padding:0 16px;background:light-dark(#fff,#262321)}
summary{padding:12px 0;cursor:pointer;overflow-wrap:anywhere}code{font-size:14px}b{display:inline-block;min-width:64px;color:light-dark(#2250d6,#9db8ff)}
pre{overflow:auto;background:light-dark(#f4f1ec,#151311);padding:12px;border-radius:8px;font-size:13px}table{border-collapse:collapse}td{padding:2px 16px 2px 0;vertical-align:top}`;

/** `document` is the result of `openApiDocument`, without references. */
export function renderApiDocs(document: Record<string, unknown>, brand: string, nonce: string) {
  const paths = document['paths'] as Record<string, Record<string, Operation>>;
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const groups = Map.groupBy(operations, ({ operation }) => operation.tags[0] ?? 'api');
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${brand} API</title>
        <style nonce="${nonce}">
          ${raw(STYLE)}
        </style>
      </head>
      <body>
        <main>
          <h1>${brand} API</h1>
          <p>
            Every endpoint that the site uses. Machine-readable: <a href="/api/openapi.json">OpenAPI 3.1</a>. Errors are
            <code>application/problem+json</code>.
          </p>
          <p>
            Open jobs as feeds:
            ${Object.entries(JOB_FEEDS).map(
              ([path, { title }], index) => html`${index === 0 ? '' : ', '}<a href="${path}">${title}</a>`,
            )}.
          </p>
          ${[...groups].map(
            ([tag, tagOperations]) =>
              html`<h2>${tag}</h2>
                ${tagOperations.map(({ path, method, operation }) => operationDetails(method, path, operation))}`,
          )}
        </main>
      </body>
    </html>`;
}

function operationDetails(method: string, path: string, operation: Operation) {
  return html`<details>
    <summary>
      <b>${method.toUpperCase()}</b>
      <code>${path}</code> ${operation.summary}${operation.description.startsWith('For signed-in') ? ' (signed in)' : ''}
    </summary>
    <p>${operation.description}</p>
    ${
      operation.parameters.length > 0
        ? html`<table>
            ${operation.parameters.map(
              (parameter) =>
                html`<tr>
                  <td><code>${parameter.name}</code></td>
                  <td>${parameter.in}${parameter.required ? ', required' : ''}</td>
                  <td><code>${formatSchema(parameter.schema)}</code></td>
                </tr>`,
            )}
          </table>`
        : ''
    }
    ${Object.entries(operation.requestBody?.content ?? {}).map(
      ([media, { schema }]) =>
        html`<p>Body: ${media}</p>
          <pre>${formatSchema(schema)}</pre>`,
    )}
    ${Object.entries(operation.responses).map(([status, { description, content }]) => {
      const [media, body] = Object.entries(content ?? {})[0] ?? [];
      return html`<p><code>${status}</code> ${description}${media ? `, ${media}` : ''}</p>
        ${body && Number(status) < 300 ? html`<pre>${formatSchema(body.schema)}</pre>` : ''}`;
    })}
  </details>`;
}

/** The document with what its references name in their place; references lead into no circle. */
export const resolveReferences = (document: Record<string, unknown>) => resolve(document, document) as Record<string, unknown>;

function resolve(part: unknown, document: Record<string, unknown>): unknown {
  if (Array.isArray(part)) return part.map((item) => resolve(item, document));
  if (typeof part !== 'object' || part === null) return part;
  const ref: unknown = Reflect.get(part, '$ref');
  if (typeof ref === 'string') {
    const named = ref
      .split('/')
      .slice(1)
      .reduce<unknown>((found, name) => Reflect.get(Object(found), name), document);
    return resolve(named, document);
  }
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, resolve(value, document)]));
}

/** Formats a schema: `{ title: string, tags: string[] }`. */
function formatSchema(schema: Schema, indent = ''): string {
  if (schema.anyOf) return schema.anyOf.map((option) => formatSchema(option, indent)).join(' | ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.items) return `${formatSchema(schema.items, indent)}[]`;
  if (!schema.properties) return schema.type ?? 'any';
  const inner = `${indent}  `;
  return `{\n${Object.entries(schema.properties)
    .map(([name, property]) => `${inner}${name}: ${formatSchema(property, inner)}`)
    .join('\n')}\n${indent}}`;
}

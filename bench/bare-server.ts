/**
 * A bare Node server that answers every request with the same bytes: the reference of `bench/pages.ts` and
 * `bench/member-pages.ts`. Its input is that answer, and a query to make before each answer.
 */
import http from 'node:http';
import { text } from 'node:stream/consumers';
import pg from 'pg';

type Input = { headers: Record<string, string>; body: string; query?: { databaseUrl: string; text: string; values: string[] } };

const { headers, body, query } = JSON.parse(await text(process.stdin)) as Input;
const bytes = Buffer.from(body, 'base64');
const pool = query && new pg.Pool({ connectionString: query.databaseUrl });
const server = http.createServer((_request, response) => {
  const answer = () => response.writeHead(200, headers).end(bytes);
  if (pool) pool.query(query.text, query.values).then(answer, (error: Error) => response.writeHead(500).end(error.message));
  else answer();
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  console.log(typeof address === 'object' ? address?.port : '');
});

/** A bare Node server that answers every request with the same bytes: the reference of `bench/pages.ts`. Its input is that answer. */
import http from 'node:http';
import { text } from 'node:stream/consumers';

const { headers, body } = JSON.parse(await text(process.stdin)) as { headers: Record<string, string>; body: string };
const bytes = Buffer.from(body, 'base64');
const server = http.createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(bytes);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  console.log(typeof address === 'object' ? address?.port : '');
});

import { createServer, type ServerResponse } from "node:http";
import pg from "pg";
import { WebSocketServer } from "ws";
import { databaseUrl } from "../fanout/community.ts";

/** What documents are measured against: the same rows on bare pg and HTTP, and a WebSocket relay that looks at nothing. */

const pool = new pg.Pool({ connectionString: databaseUrl, max: 16 });
// The run drops the database under its connections before it ends this process.
pool.on("error", () => undefined);
/** Parts of a document behind a number. */
async function partsOf(id: string | null, after: number): Promise<unknown[]> {
  const { rows } = await pool.query({
    name: "parts",
    text: "select n, seq, epoch, purpose, encode(session, 'hex') as session, encode(sealed, 'base64') as sealed, author_id, created_at from document_parts where document_id = $1 and n > $2 order by n limit 2000",
    values: [id, after],
  });
  return rows;
}
function answer(response: ServerResponse, body: object): void {
  response.setHeader("content-type", "application/json");
  response.end(JSON.stringify(body));
}
const server = createServer(async (request, response) => {
  const url = new URL(request.url ?? "/", "http://127.0.0.1");
  const id = url.searchParams.get("id");
  if (url.pathname === "/parts") {
    const rows = await partsOf(id, Number(url.searchParams.get("after")));
    return answer(response, { parts: rows, more: rows.length === 2000 });
  }
  if (url.pathname === "/state") {
    const { rows } = await pool.query({
      name: "state",
      text: "select covers, encode(session, 'hex') as session, encode(sealed, 'base64') as sealed from document_snapshots where document_id = $1 order by covers desc limit 1",
      values: [id],
    });
    return answer(response, { snapshot: rows[0], parts: await partsOf(id, Number(rows[0]?.covers ?? 0)) });
  }
  return void response.end("{}");
});
const relay = new WebSocketServer({ server, perMessageDeflate: false });
relay.on("connection", (socket) => {
  socket.on("message", (data) => {
    for (const other of relay.clients) if (other !== socket) other.send(data, { binary: true });
  });
});
server.listen(Number(process.env.PORT), "127.0.0.1");

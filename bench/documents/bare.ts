import { createServer } from "node:http";
import pg from "pg";
import { WebSocketServer } from "ws";
import { databaseUrl } from "../fanout/community.ts";

/** What documents are measured against: the same rows on bare pg and HTTP, and a WebSocket relay that looks at nothing. */

const pool = new pg.Pool({ connectionString: databaseUrl, max: 16 });
const server = createServer(async (request, response) => {
  const url = new URL(request.url ?? "/", "http://127.0.0.1");
  if (url.pathname !== "/parts") return void response.end("{}");
  const { rows } = await pool.query({
    name: "parts",
    text: "select n, seq, epoch, purpose, encode(session, 'hex') as session, encode(sealed, 'base64') as sealed, author_id, created_at from document_parts where document_id = $1 and n > $2 order by n limit 2000",
    values: [url.searchParams.get("id"), Number(url.searchParams.get("after"))],
  });
  response.setHeader("content-type", "application/json");
  response.end(JSON.stringify({ parts: rows, more: rows.length === 2000 }));
});
const relay = new WebSocketServer({ server, perMessageDeflate: false });
relay.on("connection", (socket) => {
  socket.on("message", (data) => {
    for (const other of relay.clients) if (other !== socket) other.send(data, { binary: true });
  });
});
server.listen(Number(process.env.PORT), "127.0.0.1");

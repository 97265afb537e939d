import type { Happened } from "#features/analytics/ingest/records.ts";

const ESCAPES: Readonly<Record<string, string>> = { "\\": "\\\\", "\t": "\\t", "\n": "\\n", "\r": "\\r" };
const SPECIAL = /[\\\t\n\r]/g;
/** A value in COPY's text format. */
function field(value: string | number | boolean | Date | object | null): string {
  if (value === null) return "\\N";
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  if (value instanceof Date) return value.toISOString();
  // Names and values of facts are free of what PostgreSQL can't store; any other text is rid of it here.
  const text = typeof value === "object" ? JSON.stringify(value) : value.replaceAll("\0", "");
  return text.replace(SPECIAL, (sign) => ESCAPES[sign] ?? "");
}

/** Events as COPY takes them, in the order of the columns that `write.ts` names. */
export const copyLines = (events: readonly Happened[], pathId: (path: string) => number): string =>
  events
    .map((hit) => {
      const { id, at, session, view, kind, guest, type, category, action, label } = hit;
      const row = [id, at, session, view, kind, guest, pathId(hit.path), type, category, action, label];
      return `${[...row, hit.elementText, hit.x, hit.y, hit.value, hit.data].map(field).join("\t")}\n`;
    })
    .join("");

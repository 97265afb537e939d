/** Where the product listens in this bench. */
export const PRODUCT = 4310;
export const origin = `http://localhost:${PRODUCT}`;

/** What a request of a member carries, counted from 1. */
export const headersOf = (member: number) => ({
  cookie: `sid=bench-cookie-${member}`,
  origin,
  "content-type": "application/json",
});

/** Asks the product as a member; its answer, and how many bytes of JSON that was. Rejects for what it refuses. */
export async function asked<T>(
  member: number,
  method: string,
  address: string,
  body?: object,
): Promise<{ answer: T; bytes: number }> {
  const response = await fetch(`http://127.0.0.1:${PRODUCT}${address}`, {
    method,
    headers: headersOf(member),
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${address} answered ${response.status}: ${text}`);
  return { answer: JSON.parse(text) as T, bytes: text.length }; // the bench's own routes; their JSON is ASCII but for names
}

/** The same without the bytes. */
export const call = async <T>(member: number, method: string, address: string, body?: object): Promise<T> =>
  (await asked<T>(member, method, address, body)).answer;

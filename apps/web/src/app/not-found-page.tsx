import { NotFound } from "#features/site/door.ts";

/** Every address that is no page. */
export default function NotFoundPage() {
  return <NotFound />;
}

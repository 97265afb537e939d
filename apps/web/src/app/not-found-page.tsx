import { NotFound } from "#features/site/public.ts";

/** Every address that is no page. */
export default function NotFoundPage() {
  return <NotFound />;
}

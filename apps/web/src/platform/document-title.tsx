import { BRAND } from "./brand.ts";
import { useUnread } from "./unread.ts";

/** The tab's title: what is unread, the page, the product. Once on every page. */
export function DocumentTitle({ children }: { children: string }) {
  const unread = useUnread();
  const count = unread > 99 ? "99+" : String(unread);
  return <title>{`${unread > 0 ? `(${count}) ` : ""}${children} · ${BRAND}`}</title>;
}

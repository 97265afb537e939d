import { useEffect } from "react";
import { BRAND } from "./brand.ts";
import { useUnread } from "./nav-badges.ts";

/** The title of the tab: what is unread, the page, the product. Once on every page. A paper has the page's title alone. */
export function DocumentTitle({ children }: { children: string }) {
  const unread = useUnread();
  const count = unread > 99 ? "99+" : String(unread);
  const title = `${unread > 0 ? `(${count}) ` : ""}${children} · ${BRAND}`;
  // The browser reads the title as soon as it has announced the print.
  useEffect(() => {
    window.onbeforeprint = () => {
      document.title = children;
    };
    window.onafterprint = () => {
      document.title = title;
    };
  }, [children, title]);
  return <title>{title}</title>;
}

import { chatsPaths } from "@kompagnon/contract/chats/paths.ts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { MessagesSquare } from "lucide-react";
import { useSearchParams } from "react-router";
import { DocumentTitle } from "#platform/document-title.tsx";
import { useKeyboardRoom } from "#platform/keyboard.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { cx } from "#ui/cx.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { chatsOf, conversationsQuery } from "./cache.ts";
import { ConversationView } from "./components/conversation-view.tsx";
import { useColumn } from "./list/filter-bar.tsx";
import { LeftColumn } from "./list/left-column.tsx";

/**
 * `/dashboard/chats?chat={id}` (also `?openConv={id}`; `&message={seq}` shows a message): the conversations, and the open one
 * next to them. The left column may be a folder (`/dashboard/chats/folder/{id}`), the archive or the requests.
 */
export default function ChatsPage() {
  const { t } = useTranslation("chats");
  const [search] = useSearchParams();
  const column = useColumn();
  const open = search.get("chat") ?? search.get("openConv");
  useKeyboardRoom();
  const { data } = useInfiniteQuery(conversationsQuery());
  const usual = column.kind === "chats" && !column.filter.folder && !column.filter.archived;
  const hasNone = usual && data !== undefined && chatsOf(data).length === 0;
  const twoSides = open !== null || !hasNone;
  return (
    <div
      className={cx(
        "grid h-main grid-cols-1",
        open && "own-screen",
        twoSides && "md:grid-cols-[17rem_1fr] lg:grid-cols-[minmax(17rem,22rem)_1fr]",
      )}
    >
      <DocumentTitle>{t("title")}</DocumentTitle>
      {open && <h1 className="sr-only md:hidden">{t("title")}</h1>}
      <section
        aria-label={t("list_label")}
        className={cx(
          "min-h-0 min-w-0 border-line",
          twoSides && "md:border-e",
          open ? "hidden md:block" : "block",
        )}
      >
        <LeftColumn column={column} open={open} />
      </section>
      <section
        aria-label={t("conversation_label")}
        className={cx("min-h-0 min-w-0", open ? "block" : "hidden", twoSides && "md:block")}
      >
        {open ? (
          <ConversationView
            key={open}
            chatId={open}
            backTo={chatsPaths.chats}
            at={Number(search.get("message")) || null}
          />
        ) : (
          <div className="grid h-full place-items-center">
            <EmptyState icon={<MessagesSquare strokeWidth={1.75} />} title={t("choose_title")}>
              {t("choose_text")}
            </EmptyState>
          </div>
        )}
      </section>
    </div>
  );
}

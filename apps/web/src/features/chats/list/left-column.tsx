import { chatsPaths } from "@kompagnon/contract/chats/paths.ts";
import { Link } from "react-router";
import { useTranslation } from "#platform/use-translation.ts";
import { cx } from "#ui/cx.ts";
import { ConversationList } from "../components/conversation-list.tsx";
import { InboxButton } from "../inbox/inbox-button.tsx";
import { FilterBar } from "./filter-bar.tsx";
import { RequestsPanel } from "./requests-panel.tsx";
import type { Column } from "./shelf.ts";

/** The left side of the chats: what it shows, and the list of it. */
export function LeftColumn({ column, open }: { column: Column; open: string | null }) {
  const { t } = useTranslation("chats");
  return (
    <div className="flex h-full flex-col">
      <div className="px-3 pt-4">
        <h1 className="px-1 pb-1 text-xl">{t("title")}</h1>
        <FilterBar column={column} />
      </div>
      {column.kind === "requests" ? (
        <>
          <div className="flex gap-1.5 px-4 py-3">
            {(["in", "out"] as const).map((box) => (
              <Link
                key={box}
                to={`${chatsPaths.chats}?requests=${box}`}
                aria-current={column.box === box ? "page" : undefined}
                className={cx(
                  "min-h-9 rounded-full border px-3 py-1.5 font-medium text-sm",
                  column.box === box
                    ? "border-accent text-accent"
                    : "border-line text-ink-soft hover:text-ink",
                )}
              >
                {t(box === "in" ? "list.requests_in" : "list.requests_out")}
              </Link>
            ))}
          </div>
          {column.box === "in" && <InboxButton />}
          <RequestsPanel key={column.box} box={column.box} />
        </>
      ) : (
        <ConversationList
          key={column.filter.folder ?? column.filter.archived ?? ""}
          filter={column.filter}
          open={open}
        />
      )}
    </div>
  );
}

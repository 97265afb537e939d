import { aiPaths } from "@kompagnon/contract/ai/paths.ts";
import type { Assistant } from "@kompagnon/contract/ai/rules.ts";
import { useQuery } from "@tanstack/react-query";
import { ArrowLeft, History as HistoryIcon, Plus } from "lucide-react";
import { useState } from "react";
import { Link, Navigate, useParams, useSearchParams } from "react-router";
import type { Out } from "#platform/call.ts";
import { DocumentTitle } from "#platform/document-title.tsx";
import { useKeyboardRoom } from "#platform/keyboard.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Badge } from "#ui/badge.tsx";
import { iconButtonClass } from "#ui/button.tsx";
import { Sheet } from "#ui/dialog.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { stateQuery } from "./api.ts";
import { assistantAt } from "./assistants.ts";
import { History } from "./history.tsx";
import { StoredConversationsOrPremium } from "./stored-or-premium.tsx";
import { Talk } from "./talk/talk.tsx";

/** `/dashboard/ai/{assistant}?c={id}`: a conversation with an assistant, next to the earlier ones (spec: public, 2.11). */
export default function AssistantPage() {
  const { assistant: part = "" } = useParams();
  const assistant = assistantAt(part);
  if (!assistant) return <Navigate to={aiPaths.hub} replace />;
  return (
    <StoredConversationsOrPremium>
      <Opened key={assistant} assistant={assistant} />
    </StoredConversationsOrPremium>
  );
}

function Opened({ assistant }: { assistant: Assistant }) {
  const { t } = useTranslation("ai");
  const [search, setSearch] = useSearchParams();
  const [fresh, setFresh] = useState(() => crypto.randomUUID());
  const [listed, setListed] = useState(false);
  useKeyboardRoom();
  const { data: state } = useQuery(stateQuery());
  const open = search.get("c");
  const id = open ?? fresh;
  /** Leaves the conversation for an empty one. */
  const startNew = () => {
    setFresh(crypto.randomUUID());
    setSearch({});
    setListed(false);
  };
  const history = (
    <History
      assistant={assistant}
      open={open}
      onNew={startNew}
      onOpened={() => setListed(false)}
      onDeleted={(gone) => gone === open && startNew()}
    />
  );
  return (
    <div className="own-screen grid h-main grid-cols-1 lg:grid-cols-[minmax(16rem,20rem)_1fr]">
      <DocumentTitle>{t(`assistants.${assistant}.title`)}</DocumentTitle>
      <aside
        aria-label={t("history.title")}
        className="hidden min-h-0 overflow-y-auto border-line border-e lg:block"
      >
        {history}
      </aside>
      <section aria-label={t(`assistants.${assistant}.title`)} className="flex min-h-0 min-w-0 flex-col">
        <Header assistant={assistant} state={state} onHistory={() => setListed(true)} onNew={startNew} />
        <Talk
          key={id}
          {...{ assistant, id, state }}
          started={open !== null}
          onStarted={() => setSearch({ c: id }, { replace: true })}
          onNew={startNew}
        />
      </section>
      <Sheet open={listed} onOpenChange={setListed} title={t("history.title")} from="start">
        {history}
      </Sheet>
    </div>
  );
}

const icon = { className: "size-5", strokeWidth: 1.75, "aria-hidden": true } as const;

/** The assistant's name, the label that says what it is, and the ways to other conversations. */
function Header({
  assistant,
  state,
  onHistory,
  onNew,
}: {
  assistant: Assistant;
  state: Out<"GET /api/assistants"> | undefined;
  onHistory: () => void;
  onNew: () => void;
}) {
  const { t } = useTranslation("ai");
  const without = state?.model === false;
  const label = t(without ? "no_model.badge" : "label");
  return (
    <header className="flex items-center gap-2 border-line border-b px-2 py-2 sm:px-4">
      <Link to={aiPaths.hub} aria-label={t("back")} className={iconButtonClass()}>
        <ArrowLeft {...icon} className="size-5 rtl:-scale-x-100" />
      </Link>
      <h1 className="flex min-w-0 flex-1 items-center gap-2 text-lg">
        <span className="truncate">{t(`assistants.${assistant}.title`)}</span>
        <Badge tone={without ? "neutral" : "accent"}>{label}</Badge>
      </h1>
      <span className="lg:hidden">
        <IconButton label={t("history.open")} icon={<HistoryIcon {...icon} />} onClick={onHistory} />
      </span>
      <span className="lg:hidden">
        <IconButton label={t("history.new")} icon={<Plus {...icon} />} onClick={onNew} />
      </span>
    </header>
  );
}

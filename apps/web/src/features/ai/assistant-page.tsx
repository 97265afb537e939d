import { aiPaths } from "@kompagnon/contract/ai/paths.ts";
import type { Assistant } from "@kompagnon/contract/ai/rules.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Navigate, useParams, useSearchParams } from "react-router";
import { DocumentTitle } from "#platform/document-title.tsx";
import { useKeyboardRoom } from "#platform/keyboard.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Sheet } from "#ui/sheet.tsx";
import { stateQuery } from "./api.ts";
import { assistantAt } from "./assistants.ts";
import { History } from "./history/history.tsx";
import { StoredConversationsOrPremium } from "./stored-or-premium.tsx";
import { Header } from "./talk/header.tsx";
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

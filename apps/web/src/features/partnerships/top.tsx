import type { Path } from "@kompagnon/contract/partnerships/model.ts";
import type { ReactNode } from "react";
import { DocumentTitle } from "#platform/document-title.tsx";
import { useTranslation } from "#platform/use-translation.ts";
import { Avatar } from "#ui/avatar.tsx";
import { BackLink } from "#ui/back-link.tsx";

/** The head of a page: the back link, the title, the other member. */
export function Top({
  back,
  title,
  lead,
  other,
}: {
  back: { to: string; words: string };
  title: string;
  lead: ReactNode;
  other: Path["other"];
}) {
  const { t } = useTranslation("partnerships");
  return (
    <header className="grid gap-3">
      <DocumentTitle>{title}</DocumentTitle>
      <BackLink to={back.to}>{back.words}</BackLink>
      <div className="flex items-center gap-4">
        <Avatar id={other.id} name={other.username} src={other.avatar_url} size="lg" />
        <div className="min-w-0">
          <h1 className="text-2xl">{title}</h1>
          <p className="truncate text-ink-soft" dir="auto">
            {t("with", { name: other.username })}
          </p>
        </div>
      </div>
      <p className="max-w-xl text-pretty text-ink-soft">{lead}</p>
    </header>
  );
}

import { ArrowRight, MessagesSquare } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { MatchingCard } from "#features/matching/door.ts";
import { DocumentTitle } from "#platform/document-title.tsx";
import { paths } from "#platform/paths.ts";
import { useMember } from "#platform/session.ts";
import { useUnread } from "#platform/unread.ts";
import { CountBadge } from "#ui/badge.tsx";

/** The first page after signing in: a greeting and the ways on. */
export default function OverviewPage() {
  const { t } = useTranslation("shell");
  const { username } = useMember();
  const unread = useUnread("chats");
  return (
    <div className="mx-auto max-w-5xl px-4 py-8 sm:px-8 sm:py-12">
      <DocumentTitle>{t("nav.home")}</DocumentTitle>
      <h1 className="text-2xl">
        {username ? t("home.greeting", { name: username }) : t("home.greeting_plain")}
      </h1>
      <p className="mt-2 text-pretty text-ink-soft text-lg">{t("home.lead")}</p>
      <div className="mt-8 grid gap-4 lg:grid-cols-2">
        <MatchingCard />
        <Way
          to={paths.chats}
          icon={<MessagesSquare strokeWidth={1.75} />}
          title={t("home.chats_title")}
          text={t("home.chats_text")}
          action={t("home.chats_action")}
          badge={<CountBadge count={unread} />}
        />
      </div>
    </div>
  );
}

function Way(props: {
  to: string;
  icon: ReactNode;
  title: string;
  text: string;
  action: string;
  badge?: ReactNode;
}) {
  return (
    <Link
      to={props.to}
      className="group flex flex-col rounded-card border border-line bg-raised p-6 transition-colors duration-150 hover:border-accent sm:p-7"
    >
      <span className="flex items-center justify-between">
        <span
          aria-hidden="true"
          className="grid size-12 place-items-center rounded-full bg-accent-soft text-accent [&_svg]:size-6"
        >
          {props.icon}
        </span>
        {props.badge}
      </span>
      <h2 className="mt-5 text-xl">{props.title}</h2>
      <p className="mt-1.5 mb-6 text-ink-soft">{props.text}</p>
      <span className="mt-auto inline-flex items-center gap-2 font-semibold text-accent">
        {props.action}
        <ArrowRight
          aria-hidden="true"
          strokeWidth={1.75}
          className="mirror size-5 transition-[translate] duration-150 group-hover:translate-x-1 rtl:group-hover:-translate-x-1"
        />
      </span>
    </Link>
  );
}

import type { PollTrace } from "@kompagnon/contract/chats/model.ts";
import { pollInChannel } from "@kompagnon/contract/polls/rules.ts";
import { isolate } from "@kompagnon/messages/isolate.ts";
import { localeOf } from "@kompagnon/messages/languages.ts";
import { ChartBarBig } from "lucide-react";
import { Link, useLocation } from "react-router";
import { useTranslation } from "#platform/use-translation.ts";

/** Below the question of a poll: how it ended, and the link to it in the channel's panel. */
export function PollFoot({ id, poll: { result } }: { id: string; poll: PollTrace }) {
  const { t, i18n } = useTranslation("chats");
  const { pathname } = useLocation();
  const answers =
    result &&
    new Intl.ListFormat(localeOf(i18n.language)).format(result.map((one) => isolate(i18n.language, one)));
  return (
    <>
      <p className="mt-1 flex items-center gap-1.5 font-semibold text-ink-soft text-xs">
        <ChartBarBig aria-hidden="true" className="size-4" strokeWidth={1.75} />
        {t("message.poll")}
      </p>
      {result && <p>{answers ? t("message.poll_result", { answers }) : t("message.poll_no_votes")}</p>}
      <Link
        to={pollInChannel(pathname, id)}
        className="inline-flex min-h-8 items-center font-medium text-accent underline underline-offset-2"
      >
        {result ? t("message.poll_open") : t("message.poll_vote")}
      </Link>
    </>
  );
}

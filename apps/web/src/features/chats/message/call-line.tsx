import type { CallTrace } from "@kompagnon/contract/chats/model.ts";
import { Phone, PhoneMissed } from "lucide-react";
import { useTranslation } from "#platform/use-translation.ts";
import { FormattedDate } from "#ui/format.tsx";
import { callWords } from "./call-words.ts";

/** What a call left behind: whether it came about, how long it was, and when. */
export function CallLine({ call, own, at }: { call: CallTrace; own: boolean; at: string }) {
  const { t } = useTranslation("chats");
  const Icon = call.outcome === "ended" ? Phone : PhoneMissed;
  return (
    <p
      className={`mx-auto my-1 flex w-fit items-center gap-2 rounded-full border border-line bg-raised px-3 py-1 text-sm ${
        call.outcome === "missed" && !own ? "text-bad" : "text-ink-soft"
      }`}
    >
      <Icon aria-hidden="true" className="size-4" strokeWidth={1.75} />
      {callWords(call, own, t)}
      <span aria-hidden="true">·</span>
      <FormattedDate time={at} timeStyle="short" />
    </p>
  );
}

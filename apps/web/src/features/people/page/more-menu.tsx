import type { UserPage } from "@kompagnon/contract/people/model.ts";
import { peoplePaths } from "@kompagnon/contract/people/rules.ts";
import { Ban, EllipsisVertical, Flag, Globe, Link2, Volume2, VolumeX } from "lucide-react";
import { Suspense, useState } from "react";
import { ReportDialog } from "#features/moderation/public.ts";
import { PageDialog } from "#features/publicpages/public.ts";
import { call } from "#platform/call.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { ConfirmDialog } from "#ui/dialog.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { Menu, MenuItem, MenuSeparator } from "#ui/menu.tsx";
import { toast } from "#ui/toast.tsx";
import { recordRelation, refreshPeople } from "../cache.ts";

const icon = { "aria-hidden": true, className: "size-4 shrink-0", strokeWidth: 1.75 } as const;

/** Further actions of a member's page: copy the link, mute, report, block; on the viewer's own, open their card. */
export function MoreMenu({ person, own }: { person: UserPage; own: boolean }) {
  const { t } = useTranslation("people");
  const [asking, setAsking] = useState<"block" | "report" | "card" | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const name = person.username;
  const { mute, copy } = usePersonActions(person);
  const block = async () => {
    setRefusal(null);
    try {
      await call("PUT /api/users/{id}/block", { params: { id: person.id } });
    } catch (failure) {
      setRefusal((failure instanceof Error && failure.message) || t("not_done"));
      throw failure; // the dialog stays open
    }
    void refreshPeople();
  };
  const { muted } = person.relation;
  return (
    <>
      <Menu
        trigger={
          <IconButton
            label={t("actions", { name })}
            variant="outline"
            icon={<EllipsisVertical className="size-5" strokeWidth={1.75} />}
          />
        }
      >
        <MenuItem icon={<Link2 {...icon} />} onClick={() => void copy()}>
          {t("copy_link")}
        </MenuItem>
        {own && (
          <MenuItem icon={<Globe {...icon} />} onClick={() => setAsking("card")}>
            {t("public_card")}
          </MenuItem>
        )}
        {!own && (
          <>
            <MenuItem
              icon={muted ? <Volume2 {...icon} /> : <VolumeX {...icon} />}
              onClick={() => void mute()}
            >
              {t(muted ? "unmute" : "mute")}
            </MenuItem>
            <MenuSeparator />
            <MenuItem icon={<Flag {...icon} />} onClick={() => setAsking("report")}>
              {t("report")}
            </MenuItem>
            <MenuItem danger icon={<Ban {...icon} />} onClick={() => setAsking("block")}>
              {t("block")}
            </MenuItem>
          </>
        )}
      </Menu>
      {asking === "card" && (
        <Suspense fallback={null}>
          <PageDialog kind="member" id={person.id} onClose={() => setAsking(null)} />
        </Suspense>
      )}
      {asking === "report" && (
        <Suspense fallback={null}>
          <ReportDialog
            subject={{ kind: "member", id: person.id }}
            name={person.username}
            author={person}
            onClose={() => setAsking(null)}
            onBlocked={() => void refreshPeople()}
          />
        </Suspense>
      )}
      <ConfirmDialog
        open={asking === "block"}
        onOpenChange={(open) => setAsking(open ? "block" : null)}
        title={t("block_title", { name })}
        text={t("block_text")}
        confirm={t("block")}
        danger
        error={refusal ?? false}
        onConfirm={block}
      />
    </>
  );
}

/** Muting and copying the address, each with a word about how it went. */
function usePersonActions(person: UserPage) {
  const { t } = useTranslation("people");
  const name = person.username;
  const { muted } = person.relation;
  return {
    mute: async () => {
      recordRelation(person.id, { muted: !muted });
      try {
        const route = muted ? "DELETE /api/users/{id}/mute" : "PUT /api/users/{id}/mute";
        await call(route, { params: { id: person.id } });
        toast(t(muted ? "unmuted" : "muted", { name }), { kind: "good" });
      } catch (failure) {
        recordRelation(person.id, { muted });
        toast((failure instanceof Error && failure.message) || t("not_done"), { kind: "warn" });
      }
    },
    copy: async () => {
      try {
        await navigator.clipboard.writeText(new URL(peoplePaths.member(person.id), location.origin).href);
        toast(t("copied"), { kind: "good" });
      } catch {
        toast(t("copy_failed"), { kind: "warn" }); // the browser may forbid it
      }
    },
  };
}

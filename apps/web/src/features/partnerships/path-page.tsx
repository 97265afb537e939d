import { chatsPaths } from "@kompagnon/contract/chats/paths.ts";
import type { Path } from "@kompagnon/contract/partnerships/model.ts";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useParams } from "react-router";
import { useLiveEvent } from "#platform/live/live.ts";
import { mutation, queryClient } from "#platform/queries.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Banner } from "#ui/banner.tsx";
import { Button } from "#ui/button.tsx";
import { ConfirmDialog } from "#ui/dialog.tsx";
import { toast } from "#ui/toast.tsx";
import { pathQuery, renewPath, usePathChange, usePathNews } from "./api.ts";
import { Ends } from "./ends.tsx";
import { Frame, Top } from "./frame.tsx";
import { NextCard } from "./next-card.tsx";
import { Stages } from "./stages.tsx";

/** `/dashboard/path/{id}`: the progress of two members on their way to a company, and the one next step. */
export default function PathPage() {
  const { id = "" } = useParams();
  usePathNews(id);
  const { data, error, refetch } = useQuery(pathQuery(id));
  useLiveEvent("message_created", ({ chat_id }) => {
    // The first word of either of the two is a step.
    if (chat_id === id && !(data?.i_wrote && data.other_wrote)) renewPath(id);
  });
  return (
    <Frame data={data} error={error} refetch={refetch}>
      {(path) => <Way path={path} />}
    </Frame>
  );
}

/** Whether it is time to say how one would like to go on. */
const isTimeToChoose = ({
  trial,
  next,
  team,
  other_wants_team: otherWants,
  i_want_team: mine,
}: Path): boolean =>
  team === null && (trial?.status === "done" || next?.kind === "found_team" || otherWants || mine);

function Way({ path }: { path: Path }) {
  const { t } = useTranslation("partnerships");
  const { chat_id: chatId, other, can_write: canWrite, aside } = path;
  return (
    <>
      <Top
        back={{ to: chatsPaths.chat(chatId), words: t("back") }}
        title={t("title")}
        lead={t("lead")}
        other={other}
      />
      {!canWrite && <Banner>{t("closed")}</Banner>}
      {aside && <Aside path={path} />}
      {path.next && <NextCard path={path} step={path.next} />}
      {canWrite && !aside && isTimeToChoose(path) && <Ends path={path} />}
      <Stages path={path} />
      {canWrite && !aside && !path.team && <PutAside path={path} />}
    </>
  );
}

/** Shows that the path is set aside, by which member and how. That member takes it up again. */
function Aside({ path: { chat_id: id, aside, other, can_write } }: { path: Path }) {
  const { t } = useTranslation("partnerships");
  const takeUp = usePathChange("DELETE /api/paths/{id}/aside", id);
  const archive = useMutation(mutation("PATCH /api/chats/{id}"));
  if (!aside) return null;
  const putAway = () =>
    archive.mutate(
      { params: { id }, body: { archived: true } },
      {
        onSuccess: () => {
          void queryClient.invalidateQueries({ queryKey: ["GET /api/chats"] });
          toast(t("archived"));
        },
        onError: ({ message }) => toast(message || t("not_done"), { kind: "warn" }),
      },
    );
  return (
    <Banner
      action={
        <span className="flex flex-wrap gap-2">
          {aside.how === "part" && (
            <Button size="sm" variant="secondary" busy={archive.isPending} onClick={putAway}>
              {t("archive")}
            </Button>
          )}
          {aside.mine && can_write && (
            <Button
              size="sm"
              variant="secondary"
              busy={takeUp.isPending}
              onClick={() =>
                takeUp.mutate(
                  { params: { id } },
                  { onError: ({ message }) => toast(message || t("not_done"), { kind: "warn" }) },
                )
              }
            >
              {t("take_up")}
            </Button>
          )}
        </span>
      }
    >
      {aside.mine ? t(`aside_mine.${aside.how}`) : t(`aside_theirs.${aside.how}`, { name: other.username })}
    </Banner>
  );
}

/** Puts the path aside for a while. */
function PutAside({ path: { chat_id: id, other } }: { path: Path }) {
  const { t } = useTranslation("partnerships");
  const [asking, setAsking] = useState(false);
  const put = usePathChange("PUT /api/paths/{id}/aside", id);
  return (
    <div className="justify-self-center">
      <Button variant="quiet" size="sm" onClick={() => setAsking(true)}>
        {t("aside")}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t("aside")}
        text={t("aside_sure", { name: other.username })}
        confirm={t("aside")}
        error={put.isError && (put.error.message || t("not_done"))}
        onConfirm={() => put.mutateAsync({ params: { id } })}
      />
    </div>
  );
}

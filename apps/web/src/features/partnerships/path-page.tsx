import { chatsPaths } from "@kompagnon/contract/chats/paths.ts";
import type { Path } from "@kompagnon/contract/partnerships/model.ts";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { useLiveEvent } from "#platform/live/use-live.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Banner } from "#ui/banner.tsx";
import { pathQuery, renewPath, usePathNews } from "./api.ts";
import { Aside, PutAside } from "./aside.tsx";
import { Ends } from "./ends.tsx";
import { Frame } from "./frame.tsx";
import { NextCard } from "./next-card.tsx";
import { Stages } from "./stages.tsx";
import { Top } from "./top.tsx";

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
const isTimeToChoose = ({ trial, next, team, other_wants_team: wanted, i_want_team: mine }: Path): boolean =>
  team === null && (trial?.status === "done" || next?.kind === "found_team" || wanted || mine);

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

import { groupsPaths } from "@kompagnon/contract/groups/paths.ts";
import { Hash } from "lucide-react";
import { Entries, Entry, entryIcon } from "#features/search/public.ts";
import type { SearchEntry } from "#platform/feature.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Avatar } from "#ui/avatar.tsx";

const Groups: SearchEntry<"groups">["component"] = ({ found, go }) => {
  const { t } = useTranslation("search");
  return (
    <Entries heading={t("groups")}>
      {found.map(({ id, name, avatar_url }) => (
        <Entry
          key={id}
          name={`group ${id}`}
          picture={<Avatar id={id} name={name} src={avatar_url} size="sm" />}
          onSelect={go(groupsPaths.profile(id))}
        >
          {name}
        </Entry>
      ))}
    </Entries>
  );
};

const Channels: SearchEntry<"channels">["component"] = ({ found, go }) => {
  const { t } = useTranslation("search");
  return (
    <Entries heading={t("channels")}>
      {found.map(({ id, name, group_id, group_name }) => (
        <Entry
          key={id}
          name={`channel ${id}`}
          picture={<Hash {...entryIcon} />}
          aside={group_name}
          onSelect={go(groupsPaths.channel(group_id, id))}
        >
          {name}
        </Entry>
      ))}
    </Entries>
  );
};

/** Groups, and channels of the member's groups. */
export const searchEntries = {
  groups: { order: 30, component: Groups },
  channels: { order: 40, component: Channels },
};

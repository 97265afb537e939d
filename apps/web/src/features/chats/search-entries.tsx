import { chatsPaths } from "@kompagnon/contract/chats/paths.ts";
import { Entries, Entry } from "#features/search/public.ts";
import type { SearchEntry } from "#platform/feature.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Avatar } from "#ui/avatar.tsx";

const Chats: SearchEntry<"chats">["component"] = ({ found, go }) => {
  const { t } = useTranslation("search");
  return (
    <Entries heading={t("chats")}>
      {found.map(({ id, other }) => (
        <Entry
          key={id}
          name={`chat ${id}`}
          picture={<Avatar id={other.id} name={other.username} src={other.avatar_url} size="sm" />}
          onSelect={go(chatsPaths.chat(id))}
        >
          {other.username}
        </Entry>
      ))}
    </Entries>
  );
};

/** Conversations, by the name of the other. */
export const searchEntries = { chats: { order: 10, component: Chats } };

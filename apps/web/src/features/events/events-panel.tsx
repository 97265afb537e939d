import { EventsOf } from "./events-of.tsx";

/** The events of a group next to the messages of a channel, whose room is offered as a place. */
export const EventsPanel = ({ groupId, channelId }: { groupId: string; channelId: string }) => (
  <EventsOf host={{ kind: "group", id: groupId }} channelId={channelId} />
);

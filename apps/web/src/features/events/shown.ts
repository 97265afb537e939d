// One file for what other features show of events: each import() of its own would cost every page of the dashboard some bytes.
export { EventsOf } from "./events-of.tsx";
export { NextEventsCard } from "./next-events-card.tsx";

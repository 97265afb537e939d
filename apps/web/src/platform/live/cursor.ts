/** Whether an event's id (`epoch-xid-id`) stands after a cursor. Another epoch counts as after: a resync came between. */
export function isAfter(id: string, cursor: string): boolean {
  const [epoch, xid = 0, place = 0] = read(id);
  const [otherEpoch, otherXid = 0, otherPlace = 0] = read(cursor);
  if (epoch !== otherEpoch) return true;
  return xid === otherXid ? place > otherPlace : xid > otherXid;
}

function read(cursor: string): [epoch: string, xid?: number, place?: number] {
  const [epoch = "", xid, place] = cursor.split("-");
  return [epoch, Number(xid), Number(place)];
}

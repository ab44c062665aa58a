// What the statements about a room have in common.

export const IN_ROOM = `workspace = ?1 and lifecycle = 'room' and json_extract(fields, '$.chatroomId') = ?2`
export const IN_ORDER = `order by json_extract(fields, '$.queuePosition'), number`

/** An agent falls silent, and a message joins the queue, without an event: a room is looked at again after so long. */
export const STATUS_EVERY = 5_000

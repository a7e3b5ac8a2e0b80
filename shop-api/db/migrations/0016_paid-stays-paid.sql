CREATE FUNCTION "keep_paid_payments"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'payment % is paid and stays so', OLD.id USING ERRCODE = 'check_violation';
END
$$;--> statement-breakpoint
CREATE TRIGGER "payments_stay_paid" BEFORE UPDATE OF "state" ON "payments"
FOR EACH ROW WHEN (OLD."state" = 'paid' AND NEW."state" <> 'paid')
EXECUTE FUNCTION "keep_paid_payments"();

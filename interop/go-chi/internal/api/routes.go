package api

import (
	"net/http"

	"github.com/go-chi/chi/v5"
)

// Routes gives the handler of all routes.
func (s *Server) Routes() http.Handler {
	root := chi.NewRouter()
	root.NotFound(func(w http.ResponseWriter, _ *http.Request) { writeError(w, notFound("route")) })
	root.MethodNotAllowed(func(w http.ResponseWriter, _ *http.Request) {
		writeError(w, fail(http.StatusMethodNotAllowed, "METHOD_NOT_ALLOWED", "the method is not allowed here"))
	})
	root.Get("/ping", s.handle(present, ping))
	root.Get("/files/{tenant}/{fileId}", s.serveFile)
	root.Route("/api/v1/{tenant}", func(r chi.Router) {
		get := func(path string, h handler) { r.Get(path, s.handle(known, h)) }
		post := func(path string, h handler) { r.Post(path, s.handle(known, h)) }
		put := func(path string, h handler) { r.Put(path, s.handle(known, h)) }
		del := func(path string, h handler) { r.Delete(path, s.handle(known, h)) }

		get("/facilities", listFacilities)
		get("/facilities/{facilityId}", getFacility)

		get("/facilities/{facilityId}/residents", listResidents)
		post("/facilities/{facilityId}/residents", createResident)
		get("/residents/{residentId}", getResident)
		put("/residents/{residentId}", updateResident)
		del("/residents/{residentId}", deleteResident)
		post("/residents/{residentId}/avatar", setResidentAvatar)
		del("/residents/{residentId}/avatar", deleteResidentAvatar)

		get("/residents/{residentId}/assessments", listAssessments)
		get("/residents/{residentId}/assessments/{assessmentId}", getAssessment)
		del("/residents/{residentId}/assessments/{assessmentId}", deleteAssessment)
		get("/residents/{residentId}/assessments/{assessmentId}/pdf", assessmentPDF)
		get("/residents/{residentId}/assessments/{assessmentId}/questions", assessmentQuestions)

		get("/connections", listConnections)
		post("/connections", createConnection)
		get("/connections/{connectionId}", getConnection)
		put("/connections/{connectionId}", updateConnection)
		del("/connections/{connectionId}", deleteConnection)
		post("/connections/{connectionId}/avatar", setConnectionAvatar)
		del("/connections/{connectionId}/avatar", deleteConnectionAvatar)
		get("/residents/{residentId}/connections", residentConnections)

		get("/facilities/{facilityId}/calendars", listCalendars)

		get("/facilities/{facilityId}/activities", listActivities)
		get("/activities/{activityId}", getActivity)
		put("/activities/{activityId}", updateActivity)
		del("/activities/{activityId}", deleteActivity)
		post("/calendars/{calendarId}/activities", createActivity)
		get("/activities/{activityId}/attachments/{attachmentId}", downloadAttachment)
		r.Get("/activity-types", s.handle(present, activityTypes))

		get("/residents/{residentId}/personal-activities", listPersonal)
		post("/residents/{residentId}/personal-activities", createPersonal)

		post("/activities/{activityId}/registrations", createRegistration)
		del("/activities/{activityId}/registrations/{userId}", cancelRegistration)
		get("/residents/{residentId}/registrations", residentRegistrations)
		get("/connections/{connectionId}/registrations", connectionRegistrations)

		get("/residents/{residentId}/check-ins", listCheckIns)
		post("/residents/{residentId}/check-ins", createCheckIn)
		get("/residents/{residentId}/check-ins/{checkInId}", getCheckIn)
		put("/residents/{residentId}/check-ins/{checkInId}", updateCheckIn)
		del("/residents/{residentId}/check-ins/{checkInId}", deleteCheckIn)

		get("/residents/{residentId}/personal-visits", listVisits)
		post("/residents/{residentId}/personal-visits", createVisit)
		get("/residents/{residentId}/personal-visits/{visitId}", getVisit)
		put("/residents/{residentId}/personal-visits/{visitId}", updateVisit)
		del("/residents/{residentId}/personal-visits/{visitId}", deleteVisit)

		get("/activities/{activityId}/attendance", listAttendance)
		post("/activities/{activityId}/attendance", markAttendance)
		put("/activities/{activityId}/attendance/{userId}", updateAttendance)
		del("/activities/{activityId}/attendance/{userId}", deleteAttendance)
		get("/residents/{residentId}/attendance", residentAttendance)

		get("/facilities/{facilityId}/albums", listAlbums)
		get("/facilities/{facilityId}/albums/{albumId}", getAlbum)

		get("/facilities/{facilityId}/photos", facilityPhotos)
		get("/residents/{residentId}/photos", residentPhotos)
		post("/photos", uploadPhoto)
		get("/photos/{photoId}", getPhoto)
		put("/photos/{photoId}", updatePhoto)
		del("/photos/{photoId}", deletePhoto)
		get("/activities/{activityId}/photos", activityPhotos)
		post("/activities/{activityId}/photos", uploadActivityPhoto)

		get("/messages/threads", listThreads)
		post("/messages/threads", createThread)
		post("/messages/threads/search", searchThreads)
		get("/messages/threads/{threadId}", getThread)
		put("/messages/threads/{threadId}", renameThread)
		del("/messages/threads/{threadId}", setMember(archiveThread))
		put("/messages/threads/{threadId}/leave", setMember(leaveThread))
		put("/messages/threads/{threadId}/mute", setMember(muteThread))
		put("/messages/threads/{threadId}/read", setMember(readThread))
		get("/messages/threads/{threadId}/messages", listMessages)
		post("/messages/threads/{threadId}/messages", postMessage)

		get("/connections/{connectionId}/announcements/{announcementId}", connectionAnnouncement)
		post("/connections/{connectionId}/announcements/{announcementId}/archive", archiveAnnouncement)
		post("/connections/{connectionId}/announcements/{announcementId}/unarchive", unarchiveAnnouncement)
		get("/announcements/{announcementId}", getAnnouncement)
		get("/announcements/{announcementId}/attachments/{attachmentId}", announcementAttachment)

		get("/facilities/{facilityId}/transportation-settings", transportSettings)
		const trips = "/residents/{residentId}/transportation-requests"
		get(trips, listTransport)
		post(trips, createTransport)
		get(trips+"/{requestId}", getTransport)
		put(trips+"/{requestId}", updateTransport)
		post(trips+"/{requestId}/cancel", cancelTransport)
		get(trips+"/{requestId}/comments", listTransportComments)
		post(trips+"/{requestId}/comments", addTransportComment)
		get(trips+"/{requestId}/attachments/{attachmentId}", transportAttachment)

		get("/facilities/{facilityId}/work-request-settings", workSettings)
		const works = "/residents/{residentId}/work-requests"
		get(works, listWork)
		post(works, createWork)
		get(works+"/{workRequestId}", getWork)
		post(works+"/{workRequestId}/cancel", cancelWork)
		get(works+"/{workRequestId}/comments", listWorkComments)
		post(works+"/{workRequestId}/comments", addWorkComment)
		get(works+"/{workRequestId}/attachments/{attachmentId}", workAttachment)

		get("/personal-activities", flatListPersonal)
		post("/personal-activities", flatCreatePersonal)
		post("/registrations", flatRegister)
		get("/photos", flatPhotos)
		get("/messages", flatMessages)
	})
	return root
}

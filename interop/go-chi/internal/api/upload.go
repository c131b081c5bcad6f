package api

import (
	"io"
	"mime"
	"mime/multipart"
	"net/http"
	"path/filepath"
	"strings"

	"ces/internal/model"
)

// upload is a file of a multipart body.
type upload struct {
	name, kind string
	data       []byte
}

// form is a multipart body.
type form struct{ parts *multipart.Form }

func (c *call) isMultipart() bool {
	kind, _, _ := mime.ParseMediaType(c.r.Header.Get("Content-Type"))
	return kind == "multipart/form-data"
}

func (c *call) form() (*form, error) {
	if !c.isMultipart() {
		return nil, invalid("the body must be multipart/form-data")
	}
	if err := c.r.ParseMultipartForm(maxBody); err != nil {
		return nil, invalid("the multipart body cannot be read")
	}
	return &form{c.r.MultipartForm}, nil
}

func (f *form) text(name string) string {
	if v := f.parts.Value[name]; len(v) > 0 {
		return strings.ToValidUTF8(v[0], "\uFFFD")
	}
	return ""
}

// csv is a comma-separated value, or the value sent more than once.
func (f *form) csv(name string) []string { return splitCSV(strings.Join(f.parts.Value[name], ",")) }

func splitCSV(text string) []string {
	list := []string{}
	for part := range strings.SplitSeq(text, ",") {
		if part = strings.TrimSpace(part); part != "" {
			list = append(list, strings.ToValidUTF8(part, "\uFFFD"))
		}
	}
	return list
}

func (f *form) file(name string, required bool) (*upload, error) {
	headers := f.parts.File[name]
	if len(headers) == 0 {
		if required {
			return nil, invalid("%s is required", name)
		}
		return nil, nil
	}
	up, err := readUpload(headers[0])
	return &up, err
}

func readUpload(h *multipart.FileHeader) (upload, error) {
	file, err := h.Open()
	if err != nil {
		return upload{}, invalid("the file cannot be read")
	}
	defer file.Close()
	data, err := io.ReadAll(file)
	if err != nil {
		return upload{}, invalid("the file cannot be read")
	}
	kind := strings.ToValidUTF8(h.Header.Get("Content-Type"), "")
	if kind == "" {
		kind = mime.TypeByExtension(filepath.Ext(h.Filename))
	}
	return upload{strings.ToValidUTF8(filepath.Base(h.Filename), "\uFFFD"), kind, data}, nil
}

// keepFile stores an upload and gives its address.
func (c *call) keepFile(up upload) string {
	return c.s.fileURL(c.tenant, c.storeFile(up).ID)
}

func (c *call) storeFile(up upload) model.FileRef {
	f := model.File{Base: model.Base{Tenant: c.tenant}, ID: c.s.newID("file"), Name: up.name, Type: up.kind, Data: up.data}
	c.s.db.Files.Save(f)
	return model.FileRef{ID: f.ID, Name: f.Name, Type: f.Type, Size: len(f.Data)}
}

func (s *Server) fileURL(tenant, id string) string { return s.base + "/files/" + tenant + "/" + id }

// serveFile answers the addresses that fileURL makes; it needs no token, as an <img> sends none.
func (s *Server) serveFile(w http.ResponseWriter, r *http.Request) {
	s.turn.Lock()
	defer s.turn.Unlock()
	c := &call{s: s, w: w, r: r}
	f, ok := s.db.Files.Get(c.param("tenant"), c.param("fileId"))
	if !ok {
		writeError(w, notFound("file"))
		return
	}
	_ = c.file(f)
}

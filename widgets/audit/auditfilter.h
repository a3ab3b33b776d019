// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/stores/projectstore.h"
#include "widgets/shell/page.h"

#include <QDate>
#include <QWidget>

class QCheckBox;
class QComboBox;
class QToolButton;

namespace yuyi {

class LineField;

/// @brief Which events are shown: of whom, of what kind, what happened, about which image, from when until when.
class AuditFilterBar final : public QWidget
{
    Q_OBJECT
public:
    explicit AuditFilterBar(PageContext context, QWidget *parent = nullptr);

    EventFilter filter() const;
    /// People may have come, or another acts now.
    void refresh();
    /// Only this image.
    void showImage(const ImageId &image, const QString &name);
    void clear();
    void focusImage();
    void focusFirst();

Q_SIGNALS:
    void changed();
    /// Back to the list.
    void left();
    /// Nothing is called like that.
    void notFound(const QString &sentence);

protected:
    void changeEvent(QEvent *event) override;

private:
    void fillActions();
    void findImage();
    void readDays();
    void retranslate();

    PageContext m_context;
    ImageId m_imageId;
    QDate m_from;                ///< invalid: from any day
    QDate m_until;               ///< this day included
    quint64 m_request = 0;
    QComboBox *m_person;
    QComboBox *m_entity;
    QComboBox *m_action;
    LineField *m_image;
    LineField *m_days;
    QCheckBox *m_typing;
    QToolButton *m_clear;
};

} // namespace yuyi
